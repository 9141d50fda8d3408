import { Box, Flex, Link, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { RecordTimeline } from '../../../history/record-timeline';
import { TimelineCard } from '../../../history/timeline-card';
import { phoneLink } from '../../../lib/phone-link';
import { Fact, FactList } from '../../../ui/fact-list';
import { MailIcon, PhoneIcon } from '../../../ui/pictograms';
import { viaLabels } from '../../../ui/sales-labels';
import { SectionCard } from '../../../ui/section-card';
import { enquiryHistory } from './enquiry-history';
import type { Enquiry } from './enquiry-rows';
import { enquiryStore } from './enquiry-store';

type Props = { enquiry: Enquiry };

/** A link with an icon outside it, so that only the text is underlined. */
function IconLink({ icon, href, children }: { icon: ReactNode; href: string; children: ReactNode }) {
  return (
    <Flex align="baseline" gap="2">
      <Flex color="fg.brand" alignSelf="flex-start" align="center" h="1lh" aria-hidden>
        {icon}
      </Flex>
      <Link href={href} minW="0" overflowWrap="anywhere">
        {children}
      </Link>
    </Flex>
  );
}

/** The customer's details, with links for calling and writing (R153). */
export function CustomerFacts({ enquiry }: Props) {
  const { fullName, email, mobile, address, impactBuyer } = enquiry;
  return (
    <SectionCard title="Customer Details">
      <FactList>
        <Fact label="Name">{fullName}</Fact>
        <Fact label="Phone">
          {mobile && (
            <IconLink icon={<PhoneIcon />} href={phoneLink(mobile)}>
              {mobile}
            </IconLink>
          )}
        </Fact>
        <Fact label="Email">
          {email && (
            <IconLink icon={<MailIcon />} href={`mailto:${email}`}>
              {email}
            </IconLink>
          )}
        </Fact>
        <Fact label="Address">{address}</Fact>
        {impactBuyer && <Fact label="Impact buyer">{impactBuyer.name}</Fact>}
      </FactList>
    </SectionCard>
  );
}

/** The customer's request in their own words. The children come first and differ by viewer. */
export function DetailFacts({ enquiry, children }: Props & { children?: ReactNode }) {
  const { enquiryAbout, message, via, goodCause } = enquiry;
  return (
    <SectionCard title="Enquiry Details">
      {enquiryAbout && (
        <Text fontWeight="semibold" fontSize="lg" overflowWrap="anywhere">
          {enquiryAbout}
        </Text>
      )}
      <Box
        as="blockquote"
        borderInlineStartWidth="3px"
        borderColor="accent.solid"
        ps="4"
        whiteSpace="pre-line"
        overflowWrap="anywhere"
        color={message ? 'fg' : 'fg.muted'}
      >
        {message || 'The customer didn’t leave a message.'}
      </Box>
      <FactList>
        {children}
        <Fact label="Enquiry via">{via && viaLabels[via]}</Fact>
        <Fact label="Benefits" empty="Where it’s needed most. Our team will choose the good cause.">
          {goodCause?.name}
        </Fact>
      </FactList>
    </SectionCard>
  );
}

/** The history of an enquiry. */
export const EnquiryTimeline = ({ enquiry }: Props) => (
  <TimelineCard>
    <RecordTimeline store={enquiryStore} record={enquiry} words={enquiryHistory} />
  </TimelineCard>
);
