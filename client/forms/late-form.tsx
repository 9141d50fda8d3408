import { Box, Text } from '@chakra-ui/react';
import type { ComponentType, ReactNode } from 'react';
import { texts, useTexts } from '../lib/language';
import { latePart } from '../ui/late-part';
import { needsScript } from '../ui/needs-script';
import { hasDrafts } from './draft-store';
import { readFilledIn } from './registered';
import { keepTyped, putBackTyped } from './typed-early';

const lateTexts = texts(
  { needsScript: 'This form needs JavaScript, which is switched off in your browser.' },
  { needsScript: 'Me whakakā te JavaScript i tō pūtirotiro mō tēnei puka.' },
);

function OnlyWithScript({ children }: { children: ReactNode }) {
  const text = useTexts(lateTexts);
  return (
    <>
      <noscript>
        <Text>{text.needsScript}</Text>
      </noscript>
      <Box css={needsScript}>{children}</Box>
    </>
  );
}

type Options = {
  /** Returns true to fetch the code with the page, such as for a form that begins with values. */
  atOnce?: () => boolean;
};

/**
 * A form that comes drawn with its page, and whose code comes when somebody begins to use it (late-part.tsx). Where
 * scripts are switched off it says that it needs them instead; what was typed before the code was here is there again
 * in the other language, after a reload, and for a visitor who left the page and comes back.
 */
export function lateForm<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { atOnce = () => false }: Options = {},
) {
  const Part = latePart(load, {
    ifNeeded: (part) => putBackTyped(part) || hasDrafts() || atOnce(),
    whenLeft: keepTyped,
    whenAlive: (part) => {
      // A form that its browser drew takes what was typed into the one that came with the page.
      if (putBackTyped(part)) for (const form of part.querySelectorAll('form')) readFilledIn(form);
    },
  });
  return (props: Props) => (
    <OnlyWithScript>
      <Part {...props} />
    </OnlyWithScript>
  );
}
