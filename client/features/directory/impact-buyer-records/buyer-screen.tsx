import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { RecordEditor } from '../../../editing/record-editor';
import { RecordState } from '../../../editing/record-state';
import { useImpactBuyerDetailQuery } from './buyer-detail.generated';
import { type Buyer, buyerFields } from './buyer-fields';
import { BuyerHeader } from './buyer-header';
import { buyerStore } from './buyer-store';
import { BuyerTabs } from './buyer-tabs';

type Props = {
  id: number;
  back?: ReactNode;
  toList: ReactNode;
  /** Further actions; `pass` lets the next navigation leave the form without a warning. */
  actions: (buyer: Buyer, pass: () => void) => ReactNode;
  enquiryHref?: (id: number) => string;
  /** Suppliers offered to the buyer, for staff (R218). */
  leads?: ReactNode;
  /** Best-matching suppliers, for staff. */
  matching?: ReactNode;
  /** The state of the buyer's certificate, for staff. */
  certificate?: (buyer: Buyer) => ReactNode;
  /** Content beside the Save button. */
  besideSave?: ReactNode;
  /** Content between the header and the form. */
  note?: ReactNode;
};

/** The form of one impact buyer, including the loading, missing and error states (R119). */
export function ImpactBuyerScreen(props: Props) {
  const { id, back, toList, actions, enquiryHref, leads, matching, certificate, besideSave, note } = props;
  const result = useImpactBuyerDetailQuery({ variables: { id } });
  const missing = { recordLabel: 'impact buyer', action: toList };
  return (
    <RecordState record={result.data?.impactBuyerRecord} result={result} missing={missing} tabs>
      {(buyer) => (
        <RecordEditor
          key={id}
          fields={buyerFields}
          store={buyerStore}
          record={buyer}
          recordLabel="impact buyer"
          header={(pass) => (
            <>
              <BuyerHeader buyer={buyer} back={back} action={actions(buyer, pass)} />
              {note && (
                <Text mt="-2" mb="5" textStyle="sm" color="fg.muted">
                  {note}
                </Text>
              )}
            </>
          )}
          besideSave={besideSave}
        >
          {(form) => (
            <BuyerTabs
              form={form}
              editorRole={buyer.viewedAs}
              buyer={buyer}
              enquiryHref={enquiryHref}
              leads={leads}
              matching={matching}
              certificate={certificate?.(buyer)}
            />
          )}
        </RecordEditor>
      )}
    </RecordState>
  );
}
