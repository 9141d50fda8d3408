import { Grid, Text } from '@chakra-ui/react';
import { texts, useTexts } from '../lib/language';
import { needsScript } from '../ui/needs-script';
import { Skeleton } from '../ui/skeleton';

const outlineTexts = texts(
  { needsScript: 'This form needs JavaScript, which is switched off in your browser.' },
  { needsScript: 'Me whakakā te JavaScript i tō pūtirotiro mō tēnei puka.' },
);

type Props = {
  /** Heights of the fields, from the top. */
  fields: readonly string[];
  /** As high as the form will be, so that nothing moves when it comes. */
  minH: { base: string; sm: string } & Record<`@media ${string}`, string>;
};

/** Holds the place of a form until its code is here; says why none will come where scripts are switched off. */
export function FormOutline({ fields, minH }: Props) {
  const text = useTexts(outlineTexts);
  return (
    <>
      <noscript>
        <Text>{text.needsScript}</Text>
      </noscript>
      <Grid gap="5" aria-hidden minH={minH} alignContent="start" css={needsScript}>
        {fields.map((height, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <Skeleton key={index} h={height} borderRadius="l2" />
        ))}
      </Grid>
    </>
  );
}
