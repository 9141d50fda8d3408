import type { ReactNode } from 'react';
import type { ContactMessageKind } from '../../../graphql/schema.generated';
import { type Texts, useTexts } from '../../../lib/language';
import { FormPage } from './form-page';
import { MessagePanel } from './message-panel';
import { NextSteps } from './next-steps';
import type { supplierJoinTexts } from './supplier-join-texts';

type Props = {
  kind: ContactMessageKind;
  texts: Texts<(typeof supplierJoinTexts)['en']>;
  illustration: ReactNode;
};

/** The page of one way to join: an introduction, the next steps, and the form. */
export function JoinScreen({ kind, texts, illustration }: Props) {
  const text = useTexts(texts);
  return (
    <FormPage
      title={text.title}
      lead={text.lead}
      illustration={illustration}
      form={
        <MessagePanel
          kind={kind}
          title={text.formTitle}
          words={{ organisation: text.organisation, messageLabel: text.message, messageHint: text.hint }}
        />
      }
    >
      <NextSteps
        title={text.next}
        steps={[
          { title: text.step1, text: text.step1Text },
          { title: text.step2, text: text.step2Text },
          { title: text.step3, text: text.step3Text },
        ]}
      />
    </FormPage>
  );
}
