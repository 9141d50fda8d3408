import { Badge, Box, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { DraftTextField } from '../../../editing/draft-text-field';
import { SaveMark } from '../../../editing/save-mark';
import { useChoice } from '../../../editing/use-choice';
import type { QueuedSave } from '../../../editing/use-save-queue';
import { useTextDraft } from '../../../editing/use-text-draft';
import type { GoodCauseAction, ProspectingBuyerInput } from '../../../graphql/schema.generated';
import { buyerTypes } from '../../../ui/buyer-type-labels';
import { chancesOfLead, interestedStatuses } from '../../../ui/impact-buyer-labels';
import { ThumbChoice } from '../../../ui/thumb-choice';
import { ACTIONS, type Buyer, CONTACTS } from './prospecting-buyers';

type Save = QueuedSave<ProspectingBuyerInput>;

function Head({ buyer, id }: { buyer: Buyer; id: string }) {
  return (
    <Box>
      {buyer.buyerType && <Text textStyle="eyebrow">{buyerTypes[buyer.buyerType]}</Text>}
      <Heading as="h3" id={id} size="xl" mt="1">
        {buyer.name}
      </Heading>
      <Flex gap="2" wrap="wrap" mt="2">
        <Badge colorPalette="neutral">{interestedStatuses[buyer.interestedStatus]}</Badge>
        {buyer.chanceOfLead && (
          <Badge colorPalette="brand">Chance of engagement: {chancesOfLead[buyer.chanceOfLead]}</Badge>
        )}
      </Flex>
      {buyer.actionNotes && (
        <Text mt="3" whiteSpace="pre-line" overflowWrap="anywhere">
          {buyer.actionNotes}
        </Text>
      )}
    </Box>
  );
}

type KnownProps = { label: string; value: string | null; scheme?: 'tel' | 'mailto' };

/** A contact detail that was known before: read-only (R243), with a link that calls or writes. */
const Known = ({ label, value, scheme }: KnownProps) => (
  <Flex direction="column" gap={{ base: '0.5', md: '1.5' }} minW="0">
    <Text textStyle="label">{label}</Text>
    <Flex overflowWrap="anywhere" minH={{ base: scheme ? '11' : '0', md: '11' }} align="center">
      {scheme ? (
        <chakra.a
          href={`${scheme}:${value}`}
          color="fg.brand"
          textDecoration="underline"
          minW="0"
          py={{ base: '2', md: '0' }}
        >
          {value}
        </chakra.a>
      ) : (
        value
      )}
    </Flex>
  </Flex>
);

type ContactProps = { buyer: Buyer; contact: (typeof CONTACTS)[number]; save: Save };

function Contact({ buyer, contact: { field, label, line }, save }: ContactProps) {
  const draft = useTextDraft({
    about: `buyer-${buyer.id}-${field}`,
    stored: buyer[field] ?? '',
    save: (text, leaving) => save(buyer.id, { [field]: text }, leaving),
  });
  return <DraftTextField label={label} draft={draft} line={line} />;
}

type Props = {
  buyer: Buyer;
  save: Save;
  /** Called once an action is saved. */
  onAction: (buyer: Buyer, action: GoodCauseAction) => void;
};

/** The card of a buyer to win: the known facts, the contact, and the cause's actions (R240, R241). */
export function BuyerCard({ buyer, save, onAction }: Props) {
  const id = useId();
  const comments = useTextDraft({
    about: `buyer-${buyer.id}`,
    stored: buyer.goodCauseComments ?? '',
    save: (goodCauseComments, leaving) => save(buyer.id, { goodCauseComments }, leaving),
  });
  const action = useChoice((goodCauseAction: GoodCauseAction) => save(buyer.id, { goodCauseAction }));
  const choose = async (chosen: GoodCauseAction) => {
    comments.flush();
    if (await action.send(chosen)) onAction(buyer, chosen);
  };
  return (
    <Flex
      as="article"
      aria-labelledby={id}
      direction="column"
      gap="5"
      p={{ base: '4', md: '6' }}
      minW="0"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
    >
      <Head buyer={buyer} id={id} />
      <Grid templateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        {CONTACTS.map((contact) =>
          buyer.readOnly.includes(contact.field) ? (
            <Known
              key={contact.field}
              label={contact.label}
              value={buyer[contact.field]}
              scheme={'scheme' in contact ? contact.scheme : undefined}
            />
          ) : (
            <Contact key={contact.field} buyer={buyer} contact={contact} save={save} />
          ),
        )}
      </Grid>
      <ThumbChoice
        label="Progress"
        about={buyer.name}
        options={ACTIONS}
        value={action.pending ?? buyer.goodCauseAction}
        onChoose={choose}
        mark={(markId) => <SaveMark id={markId} state={action.state} onRetry={action.retry} />}
      />
      <DraftTextField label="Comments" draft={comments} />
    </Flex>
  );
}
