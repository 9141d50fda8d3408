import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { BADGE_SIZES } from '../../shared/badge-sizes';
import { languageName } from '../lib/language';
import { usePageConfig } from '../lib/page-config';
import { CopyButton } from '../ui/copy-button';
import { EmptyState } from '../ui/empty-state';
import { FilterSelect } from '../ui/filter-select';
import { LoadingLines } from '../ui/loading-state';
import {
  type BadgeChoice,
  type BadgeKind,
  type BadgeOwner,
  badgeSnippet,
  figuresOf,
  pictureOf,
} from './badge-snippet';
import { useBadgeFigures } from './use-badge-figures';

const first: BadgeChoice = { lang: 'en', theme: 'auto', size: 'card', option: 'script' };

const offered: {
  [Part in keyof BadgeChoice]: { label: string; options: Record<BadgeChoice[Part], string> };
} = {
  lang: { label: 'Language', options: languageName },
  theme: {
    label: 'Colours',
    options: { auto: 'Automatic', light: 'Light', dark: 'Dark' },
  },
  size: { label: 'Size', options: { card: 'Card', compact: 'Compact' } },
  option: {
    label: 'Type',
    options: { script: 'Link and script', picture: 'Picture only', frame: 'Frame' },
  },
};
const parts = Object.keys(offered) as (keyof BadgeChoice)[];

const about: Record<BadgeChoice['option'], string> = {
  script: 'Code for your website that shows the badge. People who use a screen reader hear the figures too.',
  picture:
    'The badge works anywhere you can add an image. People who use a screen reader hear whose badge it is.',
  frame:
    'Use this option if your website doesn’t allow scripts but lets you embed another page. People who use a screen reader hear the figures too.',
};

/** Explanations for a missing badge. */
const whyNot: Record<BadgeKind, string> = {
  supplier: 'Your badge will be ready once your listing is live. We’ll let you know.',
  impactbuyer: 'Your badge will be ready once your impact report is live.',
  goodcause: 'Your badge will be ready once your good cause is approved and live.',
};

const Code = chakra('pre', {
  base: {
    fontFamily: 'mono',
    fontSize: 'xs',
    lineHeight: 'short',
    bg: 'bg.subtle',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    p: '3',
    m: '0',
    maxH: '40',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

/** Backgrounds that preview each theme of the badge as it will look. */
const grounds: Record<BadgeChoice['theme'], string> = { auto: 'bg.muted', light: '#F4EEE2', dark: '#101613' };

function Preview({ owner, choice, says }: { owner: BadgeOwner; choice: BadgeChoice; says: string }) {
  const { width, height } = BADGE_SIZES[choice.size];
  return (
    <Flex
      justify="center"
      align="center"
      minH="15rem"
      p={{ base: '3', sm: '4' }}
      borderRadius="l2"
      style={{ background: choice.theme === 'auto' ? undefined : grounds[choice.theme] }}
      bg={grounds.auto}
    >
      <chakra.img
        src={pictureOf('', owner, choice)}
        alt={says}
        htmlWidth={width}
        htmlHeight={height}
        maxW="100%"
        h="auto"
      />
    </Flex>
  );
}

/** The choice of a badge's look, with a preview and the snippet to copy to another site (ADR 51). */
export function BadgePanel({ owner }: { owner: BadgeOwner }) {
  const { publicUrl } = usePageConfig();
  const [choice, setChoice] = useState(first);
  const figures = useBadgeFigures(figuresOf('', owner, choice.lang));
  const id = useId();
  if (figures === 'asking') return <LoadingLines lines={6} pb="6" />;
  if (figures === 'none')
    return (
      <EmptyState level="h3" py="6" title="No badge yet">
        {whyNot[owner.kind]}
      </EmptyState>
    );
  const snippet = badgeSnippet(publicUrl, owner, choice);
  return (
    <Grid gap="4" pb="3">
      <Text color="fg.muted" textStyle="sm">
        Show visitors to your own website how much has been given. The figures update automatically.
      </Text>
      <Preview owner={owner} choice={choice} says={figures === 'failed' ? 'Badge' : figures.text} />
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="3">
        {parts.map((part) => (
          <FilterSelect
            key={part}
            label={offered[part].label}
            value={choice[part]}
            onChange={(value) => setChoice({ ...choice, [part]: value })}
          >
            {Object.entries(offered[part].options).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </FilterSelect>
        ))}
      </Grid>
      <Box>
        <Flex justify="space-between" align="center" gap="3" mb="2">
          <Text id={id} textStyle="label">
            Code for your website
          </Text>
          <CopyButton text={snippet} aria-label="Copy the badge HTML" />
        </Flex>
        <Code role="region" aria-labelledby={id} tabIndex={0}>
          {snippet}
        </Code>
        <Text mt="2" textStyle="xs" color="fg.muted">
          {about[choice.option]}
        </Text>
      </Box>
    </Grid>
  );
}
