import { useSecondTry } from '../../editing/use-second-try';
import { CreateBuyer } from '../../pickers/create-buyer';
import { EnquiryDetailDocument, useCreateBuyerFromEnquiryMutation } from './enquiry-detail.generated';
import type { Enquiry } from './enquiry-rows';

/** For staff, while the enquiry is no impact buyer's: makes one of its customer, once that has been confirmed (R182). */
export function CreateBuyerOfEnquiry({ enquiry }: { enquiry: Enquiry }) {
  const [create] = useCreateBuyerFromEnquiryMutation({
    // The form takes in what has changed beside what is being typed.
    refetchQueries: [EnquiryDetailDocument],
    awaitRefetchQueries: true,
  });
  const trying = useSecondTry();
  const { id, fullName, email, mobile, address } = enquiry;
  return (
    <CreateBuyer
      about="The customer becomes an impact buyer, and this enquiry is its own from then on."
      known={{
        name: fullName ?? '',
        contactName: fullName ?? '',
        email: email ?? '',
        phone: mobile ?? '',
        address: address ?? '',
      }}
      create={async (input) => {
        const { data } = await trying(input, (evenIfSimilar) =>
          create({ variables: { enquiryId: id, input, evenIfSimilar } }),
        );
        return Boolean(data);
      }}
    />
  );
}
