import { Badge, Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useEffect, useId, useRef } from 'react';
import { DraftTextField } from '../../../editing/draft-text-field';
import { SaveMark } from '../../../editing/save-mark';
import { isGone } from '../../../editing/use-auto-save';
import { useChoice } from '../../../editing/use-choice';
import { useTextDraft } from '../../../editing/use-text-draft';
import type { LeadResponseInput } from '../../../graphql/schema.generated';
import { formatHours, formatMoney } from '../../../lib/format';
import { supplierPath } from '../../../navigation/path-segments';
import { EyeIcon, EyeOffIcon } from '../../../ui/icons';
import { NewTabIcon } from '../../../ui/new-tab-icon';
import { Picture } from '../../../ui/picture';
import { StatFigure } from '../../../ui/stat-figure';
import { ThumbChoice } from '../../../ui/thumb-choice';
import { answers, type Offer, type SaveResponse } from './answers';

type Props = {
  offer: Offer;
  /** True if the address names this offer (R233). */
  first: boolean;
  save: SaveResponse;
  onHidden: (offer: Offer) => void;
};

function OfferText({ offer, first, id }: Pick<Props, 'offer' | 'first'> & { id: string }) {
  return (
    <Box>
      <Flex gap="2" wrap="wrap" mb="1">
        {first && <Badge colorPalette="accent">Picked for you</Badge>}
        {offer.customerHidden && <Badge colorPalette="neutral">Hidden</Badge>}
      </Flex>
      {offer.listTitle && <Text textStyle="eyebrow">{offer.listTitle}</Text>}
      <Heading as="h3" id={id} size="xl" mt="1">
        {offer.supplierName}
      </Heading>
      {offer.summary && (
        <Text mt="2" whiteSpace="pre-line" overflowWrap="anywhere">
          {offer.summary}
        </Text>
      )}
      {offer.specificBenefits && (
        <Box mt="3">
          <Text textStyle="label">Specific benefits</Text>
          <Text color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
            {offer.specificBenefits}
          </Text>
        </Box>
      )}
    </Box>
  );
}

const Worth = ({ offer }: { offer: Offer }) => (
  <Grid as="dl" templateColumns="1fr 1fr" gap="4">
    <StatFigure size="sm" value={formatMoney(offer.estimatedContribution)} label="Estimated contribution" />
    <StatFigure size="sm" value={formatHours(offer.equivalentHours)} label="Community work" />
  </Grid>
);

/** Replaces the answers if the lead was dismissed or deleted since the page was opened. */
function GoneNote({ typed }: { typed: boolean }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The answer that was pressed no longer exists.
    if (document.activeElement === document.body) note.current?.focus();
  }, []);
  return (
    <Text ref={note} tabIndex={-1} role="alert" outline="0" bg="bg.warning" borderRadius="l2" p="3">
      This opportunity is no longer available, so answers can’t be saved.
      {typed && ' Copy what you typed if you want to keep it.'}
    </Text>
  );
}

/** The card of one offered supplier: its details, the estimates, and the buyer's answer (R229). */
export function OfferCard({ offer, first, save, onHidden }: Props) {
  const id = useId();
  const comments = useTextDraft({
    about: `lead-${offer.id}`,
    stored: offer.customersComments ?? '',
    save: (customersComments, leaving) => save(offer.id, { customersComments }, leaving),
  });
  const answer = useChoice((input: LeadResponseInput) => save(offer.id, input));
  const response = answer.pending?.customersResponse ?? offer.customersResponse;
  const gone = isGone(answer.state) || isGone(comments.state);
  const hide = async () => {
    const input = { customersResponse: response, customerHidden: true };
    comments.flush();
    if (await answer.send(input)) onHidden(offer);
  };
  return (
    <Box
      as="article"
      aria-labelledby={id}
      overflow="hidden"
      bg="bg.panel"
      borderWidth={first ? '2px' : '1px'}
      borderColor={first ? 'accent.solid' : 'border'}
      borderRadius="l3"
      overflowWrap="anywhere"
    >
      <Grid templateColumns={{ base: '1fr', md: '17rem minmax(0, 1fr)' }}>
        <Picture
          src={offer.imageUrl}
          alt=""
          aspectRatio={{ base: '16 / 9', md: '4 / 3' }}
          alignSelf="start"
          mt={{ md: '6' }}
          ms={{ md: '6' }}
          borderRadius={{ md: 'l2' }}
          eager={first}
        />
        <Flex direction="column" gap="5" p={{ base: '4', md: '6' }} minW="0">
          <OfferText offer={offer} first={first} id={id} />
          <Worth offer={offer} />
          {gone ? (
            <GoneNote typed={comments.text !== ''} />
          ) : (
            <ThumbChoice
              label="Your answer"
              about={offer.supplierName}
              options={answers}
              value={response}
              onChoose={(customersResponse) => void answer.send({ customersResponse })}
              mark={(markId) => <SaveMark id={markId} state={answer.state} onRetry={answer.retry} />}
            />
          )}
          {(gone ? comments.text !== '' : response !== 'NOT_INTERESTED') && (
            <DraftTextField label="What you’re interested in" draft={comments} />
          )}
          <Flex gap="3" direction={{ base: 'column', sm: 'row' }} align={{ sm: 'center' }} wrap="wrap">
            {gone ? null : offer.customerHidden ? (
              <Button minH="11" variant="outline" onClick={() => void answer.send({ customerHidden: false })}>
                <EyeIcon /> Show this opportunity again
              </Button>
            ) : (
              <Button minH="11" disabled={!response} aria-describedby={`${id}-hide`} onClick={hide}>
                <EyeOffIcon /> Save & Hide Option
              </Button>
            )}
            {offer.hasProfile && (
              <Button asChild minH="11" variant="outline" colorPalette="neutral">
                <a href={supplierPath(offer.supplierId)} target="_blank" rel="noopener noreferrer">
                  View Supplier Profile <NewTabIcon />
                </a>
              </Button>
            )}
          </Flex>
          {!gone && !response && (
            <Text id={`${id}-hide`} textStyle="xs" color="fg.muted" mt="-3">
              Choose an answer first, then you can hide this opportunity.
            </Text>
          )}
        </Flex>
      </Grid>
    </Box>
  );
}
