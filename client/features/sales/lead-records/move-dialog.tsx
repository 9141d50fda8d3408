import { Box, Flex, Text } from '@chakra-ui/react';
import type { LeadStatus } from '../../../graphql/schema.generated';
import { InboxIcon } from '../../../ui/admin-icons';
import { Dialog } from '../../../ui/dialog';
import { NavButton } from '../../../ui/nav-item';
import { StatusTag } from '../../../ui/status-tag';
import { type LeadCard, nameOf } from './board-columns';
import { leadStatuses, leadTones } from './lead-labels';
import { lacksEnquiry, moveRefusal, statusOrder } from './lead-moves';

type Props = {
  lead: LeadCard;
  open: boolean;
  onClose: () => void;
  /** Called once the dialog has closed. */
  onClosed: () => void;
  onMove: (to: LeadStatus) => void;
  onConvert: () => void;
};

/**
 * The statuses to which a lead can be moved, and the reasons against the others. If the lead lacks its enquiry, it can
 * be created here.
 */
export function MoveDialog({ lead, open, onClose, onClosed, onMove, onConvert }: Props) {
  return (
    <Dialog open={open} onClose={onClose} onClosed={onClosed} size="sm" title={`Move ${nameOf(lead)} to`}>
      <Flex as="ul" direction="column" gap="0.5" listStyleType="none">
        {statusOrder
          .filter((status) => status !== lead.status)
          .map((status) => {
            const refusal = moveRefusal(status);
            return (
              <li key={status}>
                <NavButton
                  minH="11"
                  disabled={refusal !== null}
                  _disabled={{ cursor: 'not-allowed', bg: 'transparent' }}
                  onClick={() => onMove(status)}
                >
                  <StatusTag tone={leadTones[status]} opacity={refusal ? 0.6 : undefined}>
                    {leadStatuses[status]}
                  </StatusTag>
                  {refusal && (
                    <Text as="span" textStyle="xs" color="fg.muted" fontWeight="normal">
                      {refusal}
                    </Text>
                  )}
                </NavButton>
              </li>
            );
          })}
      </Flex>
      {lacksEnquiry(lead) && (
        <Box borderTopWidth="1px" mt="2" pt="2">
          <NavButton minH="11" onClick={onConvert}>
            <InboxIcon /> Convert to an enquiry
          </NavButton>
        </Box>
      )}
    </Dialog>
  );
}
