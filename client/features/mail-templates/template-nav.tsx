import { Flex } from '@chakra-ui/react';
import type { LeadMailKind } from '../../graphql/schema.generated';
import { ButtonLink } from '../../ui/button-link';
import { templateNames } from './template-fields';

const KINDS = Object.keys(templateNames) as LeadMailKind[];

type Props = { open: LeadMailKind; addresses: Record<LeadMailKind, string> };

/** From the template of one mail to that of the other. */
export function TemplateNav({ open, addresses }: Props) {
  return (
    <Flex
      as="nav"
      aria-label="Mail templates"
      gap="1"
      mb="4"
      borderBottomWidth="1px"
      borderColor="border"
      pb="2"
      wrap="wrap"
    >
      {KINDS.map((kind) => (
        <ButtonLink
          key={kind}
          to={addresses[kind]}
          size="sm"
          variant={kind === open ? 'subtle' : 'ghost'}
          colorPalette={kind === open ? 'brand' : 'neutral'}
          aria-current={kind === open ? 'page' : undefined}
        >
          {templateNames[kind]}
        </ButtonLink>
      ))}
    </Flex>
  );
}
