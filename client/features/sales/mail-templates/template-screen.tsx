import type { ReactNode } from 'react';
import { boundFields } from '../../../editing/bound-field';
import { RecordEditor } from '../../../editing/record-editor';
import { RecordState } from '../../../editing/record-state';
import { FormColumns } from '../../../forms/form-columns';
import type { Insert } from '../../../forms/insert-bar';
import { RichTextField } from '../../../forms/rich-text-field';
import type { LeadMailKind } from '../../../graphql/schema.generated';
import { DateTime } from '../../../ui/date-time';
import { ScreenHeader } from '../../../ui/page-section';
import { SectionCard } from '../../../ui/section-card';
import { useMailTemplatesQuery } from './mail-templates.generated';
import { SubjectField } from './subject-field';
import { bodyLimit, type Template, templateFields } from './template-fields';
import { TemplatePreview } from './template-preview';
import { templateStore } from './template-store';
import { TemplateVersions } from './template-versions';

/** Returns the placeholders as inserts; one that is a link is inserted as the address of a link text. */
const insertsOf = (placeholders: Template['placeholders']): Insert[] =>
  placeholders.map(({ name, label, link, needed }) => ({
    label: needed ? `${label} (required)` : label,
    text: `{{${name}}}`,
    ...(link && { href: `https://{{${name}}}` }),
  }));

type Props = { kind: LeadMailKind; nav: ReactNode };

const about = 'The starting text for lead emails. Staff can edit each email before sending.';
const chips =
  'Click a tag to insert details from the lead. To make a link, select the words first, then click a link tag. If all the details in a paragraph are missing, we leave that paragraph out of the email.';

/** The screen on which staff edit the templates of mails about leads. */
export function TemplateScreen({ kind, nav }: Props) {
  const result = useMailTemplatesQuery();
  const template = result.data?.mailTemplates.find((each) => each.kind === kind);
  return (
    <RecordState
      record={result.data && (template ?? null)}
      result={result}
      missing={{ recordLabel: 'email template', action: null }}
    >
      {(found) => (
        <RecordEditor
          key={found.id}
          fields={templateFields}
          store={templateStore}
          record={found}
          recordLabel="email template"
          header={() => (
            <>
              <ScreenHeader title="Email templates" lead={about} />
              {nav}
            </>
          )}
          below={<TemplateVersions template={found} />}
        >
          {(form) => {
            const of = boundFields(templateFields, form);
            const inserts = insertsOf(found.placeholders);
            return (
              <FormColumns>
                <SectionCard
                  title="Content"
                  description={
                    <>
                      {chips} Version {found.version}, saved <DateTime value={found.updatedAt} />.
                    </>
                  }
                >
                  <SubjectField {...of('subject')} inserts={inserts.filter(({ href }) => !href)} />
                  <RichTextField {...of('body')} required limit={bodyLimit} inserts={inserts} />
                </SectionCard>
                <TemplatePreview id={found.id} form={form} />
              </FormColumns>
            );
          }}
        </RecordEditor>
      )}
    </RecordState>
  );
}
