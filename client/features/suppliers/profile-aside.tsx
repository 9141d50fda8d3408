import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { paths } from '../../app/paths';
import { webAddress } from '../../lib/web-address';
import { CopyButton } from '../../ui/copy-button';
import { DownloadIcon, ExternalIcon, MailIcon } from '../../ui/icons';
import { TextLink } from '../../ui/text-link';
import { type ProfileAside_SupplierFragment, ProfileAside_SupplierFragmentDoc } from './profile.generated';

export type AsideSupplier = FragmentType<ProfileAside_SupplierFragment>;
type Buttons = ProfileAside_SupplierFragment['buttons'];

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section">
      <Heading as="h3" textStyle="label" fontFamily="body" color="fg.muted">
        {title}
      </Heading>
      <Box mt="1.5">{children}</Box>
    </Box>
  );
}

/** An address that may be a page or a mailbox. */
function linkTarget(value: string | null | undefined): string | null {
  if (value && /^(mailto:)?[^\s@/]+@[^\s@/]+$/.test(value))
    return value.startsWith('mailto:') ? value : `mailto:${value}`;
  return webAddress(value);
}

/** The two buttons that a supplier may put on its profile (R096). */
function OwnButtons({ buttons }: { buttons: Buttons }) {
  const shown = [
    buttons.emailButtonVisible && {
      key: 'email',
      icon: <MailIcon />,
      target: linkTarget(buttons.buttonLink) ?? '#enquiry',
      text: buttons.buttonText ?? 'E-mail us',
      subText: buttons.buttonSubText,
    },
    buttons.affiliateButtonVisible && {
      key: 'affiliate',
      icon: <ExternalIcon />,
      target: webAddress(buttons.affiliateButtonLink),
      text: buttons.affiliateButtonText ?? 'Shop online',
      subText: buttons.affiliateButtonSubText,
    },
  ].filter((button) => button !== false);
  return shown.map(({ key, icon, target, text, subText }) =>
    target ? (
      <Box key={key}>
        <Button asChild type={undefined} w="full" variant={key === 'email' ? 'outline' : 'solid'}>
          <a
            href={target}
            {...(target.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {icon} {text}
          </a>
        </Button>
        {subText && (
          <Text textStyle="sm" color="fg.muted" mt="2" textAlign="center">
            {subText}
          </Text>
        )}
      </Box>
    ) : null,
  );
}

/** The facts beside the words: where they work, what they are listed under, files, and the link to share. */
export function ProfileAside({ supplier }: { supplier: AsideSupplier }) {
  const { data, complete } = useFragment({
    fragment: ProfileAside_SupplierFragmentDoc,
    fragmentName: 'ProfileAside_supplier',
    from: supplier,
  });
  if (!complete) return null;
  const areas = [...data.serviceRegions, ...data.serviceDistricts];
  return (
    <Grid as="aside" aria-label="At a glance" gap="6" layerStyle="panel" p="6" alignSelf="start">
      <OwnButtons buttons={data.buttons} />
      {areas.length > 0 && <Fact title="Works in">{areas.join(', ')}</Fact>}
      {data.locations.length > 0 && <Fact title="Office">{data.locations.join(', ')}</Fact>}
      {data.categories.length > 0 && (
        <Fact title="Listed under">
          <Flex as="ul" direction="column" gap="1">
            {data.categories.map(({ id, name }) => (
              <li key={id}>
                <TextLink to={paths.searchCategory(id)}>{name}</TextLink>
              </li>
            ))}
          </Flex>
          {data.subCategories.length > 0 && (
            <Text color="fg.muted" textStyle="sm" mt="1">
              {data.subCategories.map(({ name }) => name).join(', ')}
            </Text>
          )}
        </Fact>
      )}
      {data.learnMoreFiles.length > 0 && (
        <Fact title="Learn more">
          <Flex as="ul" direction="column" gap="1">
            {data.learnMoreFiles.map(({ id, title, fileLink }) => (
              <li key={id}>
                <Flex asChild gap="2" align="center" color="fg.brand" textDecoration="underline">
                  <a href={fileLink} download>
                    <DownloadIcon aria-hidden /> {title}
                  </a>
                </Flex>
              </li>
            ))}
          </Flex>
        </Fact>
      )}
      <Fact title="Share">
        <CopyButton text={() => window.location.origin + paths.supplier(data.id)}>Copy link</CopyButton>
      </Fact>
    </Grid>
  );
}
