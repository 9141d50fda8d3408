import { Box, Text } from '@chakra-ui/react';
import type { ComponentType, ReactNode } from 'react';
import { texts, useTexts } from '../lib/language';
import { hydrateOnInteraction } from '../ui/hydrate-on-interaction';
import { needsScript } from '../ui/needs-script';
import { hasDrafts } from './draft-store';
import { restoreEarlyInput, saveEarlyInput } from './early-input';
import { syncAutofill } from './registered';

const deferredTexts = texts(
  { needsScript: 'This form needs JavaScript, which is switched off in your browser.' },
  { needsScript: 'Me whakakā te JavaScript i tō pūtirotiro mō tēnei puka.' },
);

function OnlyWithScript({ children }: { children: ReactNode }) {
  const text = useTexts(deferredTexts);
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
 * A server-rendered form whose code loads when the user begins to use it (hydrate-on-interaction.tsx). If scripts are switched off,
 * it says that it needs them. Text typed before the code has loaded is restored in the other language, after a reload,
 * and for a visitor who left the page and comes back.
 */
export function deferredForm<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { atOnce = () => false }: Options = {},
) {
  const Part = hydrateOnInteraction(load, {
    ifNeeded: (part) => restoreEarlyInput(part) || hasDrafts() || atOnce(),
    whenLeft: saveEarlyInput,
    whenAlive: (part) => {
      // A form rendered by the browser takes over the text typed into the server-rendered one.
      if (restoreEarlyInput(part)) for (const form of part.querySelectorAll('form')) syncAutofill(form);
    },
  });
  return (props: Props) => (
    <OnlyWithScript>
      <Part {...props} />
    </OnlyWithScript>
  );
}
