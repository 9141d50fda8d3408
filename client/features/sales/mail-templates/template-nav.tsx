import type { LeadMailKind } from '../../../graphql/schema.generated';
import { SectionNav } from '../../../ui/section-nav';
import { templateNames } from './template-fields';

const KINDS = Object.keys(templateNames) as LeadMailKind[];

type Props = { open: LeadMailKind; addresses: Record<LeadMailKind, string> };

/** The navigation between the templates. */
export function TemplateNav({ open, addresses }: Props) {
  const pages = KINDS.map((kind) => ({ key: kind, label: templateNames[kind], to: addresses[kind] }));
  return <SectionNav label="Email templates" pages={pages} open={open} />;
}
