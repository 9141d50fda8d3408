import { useDuplicateConfirmation } from '../../../editing/use-duplicate-confirmation';
import { CreateBuyer } from '../../../pickers/create-buyer';
import { EnquiryDetailDocument, useCreateBuyerFromEnquiryMutation } from './enquiry-detail.generated';
import type { Enquiry } from './enquiry-rows';

/**
 * The button with which staff create an impact buyer from the customer of an enquiry that has none, after confirmation
 * (R182).
 */
export function CreateBuyerOfEnquiry({ enquiry }: { enquiry: Enquiry }) {
  const [create] = useCreateBuyerFromEnquiryMutation({
    // Fetches the enquiry again, so that the form merges the change with what is being typed.
    refetchQueries: [EnquiryDetailDocument],
    awaitRefetchQueries: true,
  });
  const trying = useDuplicateConfirmation();
  const { id, fullName, email, mobile, address } = enquiry;
  return (
    <CreateBuyer
      about="This creates an impact buyer from the customer’s details and links this enquiry to it."
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
