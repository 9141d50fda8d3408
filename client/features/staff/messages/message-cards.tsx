import { Link, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { adminPaths } from '../../../navigation/admin-paths';
import { Fact, FactList } from '../../../ui/fact-list';
import { SectionCard } from '../../../ui/section-card';
import { TextLink } from '../../../ui/text-link';
import { WebLink } from '../../../ui/web-link';
import type { Message } from './message-fields';

type Props = {
  message: Message;
  /** The mails sent because of the message. */
  mails: ReactNode;
};

const Words = ({ children }: { children: string | null }) => (
  <Text whiteSpace="pre-line" overflowWrap="anywhere">
    {children ?? 'No message.'}
  </Text>
);

const EmailFact = ({ email }: { email: string | null }) => (
  <Fact label="Email">{email && <Link href={`mailto:${email}`}>{email}</Link>}</Fact>
);

/** The message, with its sender's details. */
export const WrittenCard = ({ message, mails }: Props) => (
  <SectionCard title="Message">
    <Words>{message.message}</Words>
    <FactList>
      <Fact label="Name">{message.fullName}</Fact>
      <Fact label="Organisation">{message.organisation}</Fact>
      <EmailFact email={message.email} />
      <Fact label="Mobile">{message.mobile}</Fact>
      <Fact label="Website">{message.website && <WebLink address={message.website} />}</Fact>
    </FactList>
    {mails}
  </SectionCard>
);

/** The reported issue with an enquiry, its reporter, and links to the enquiry and its supplier (R181). */
export function ReportedCard({ message, mails }: Props) {
  const { salesEnquiryId, reportedBySupplier: supplier, organisation } = message;
  return (
    <SectionCard title="Reported issue">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {message.issue}
      </Text>
      <Words>{message.message}</Words>
      <FactList>
        <Fact label="Enquiry" empty="Deleted">
          {salesEnquiryId && (
            <TextLink to={adminPaths.enquiry(salesEnquiryId)}>Enquiry {salesEnquiryId}</TextLink>
          )}
        </Fact>
        <Fact label="Supplier">
          {supplier ? (
            <TextLink to={adminPaths.supplier(supplier.id)}>{supplier.name}</TextLink>
          ) : (
            organisation
          )}
        </Fact>
        <Fact label="Reported by">{message.fullName}</Fact>
        <EmailFact email={message.email} />
      </FactList>
      {mails}
    </SectionCard>
  );
}
