import { Button, Container, Field, Flex, NativeSelect } from '@chakra-ui/react';
import { useNavigate } from 'react-router';
import { toAppError } from '../../../graphql/errors';
import type { Language as WireLanguage } from '../../../graphql/schema.generated';
import { useLanguage, useTexts } from '../../../lib/language';
import { adminPaths } from '../../../navigation/admin-paths';
import { paths } from '../../../navigation/paths';
import { BackLink } from '../../../ui/back-link';
import { LanguageSwitch } from '../../../ui/language-switch';
import { notify } from '../../../ui/notices';
import { ChevronDownIcon, DownloadIcon } from '../../../ui/pictograms';
import { hideInPrint } from '../../../ui/print';
import { salesYears } from '../../../ui/sales-labels';
import type { ReportAddress } from './report-address';
import { reportTexts } from './report-texts';
import { useYearlyReportLinkMutation } from './yearly-report.generated';

const wireLanguage = { en: 'EN', mi: 'MI' } as const satisfies Record<string, WireLanguage>;

/** Makes the browser download a file from the server. */
function saveFrom(address: string): void {
  const link = Object.assign(document.createElement('a'), { href: address, download: '' });
  document.body.append(link);
  link.click();
  link.remove();
}

/** Returns the years with a report, the shown one and the current one, newest first. */
function yearsToChoose(years: readonly number[], year: number): number[] {
  const [current = year] = salesYears();
  return [...new Set([current, year, ...years])].sort((a, b) => b - a);
}

function YearChoice({ address, years }: { address: ReportAddress; years: readonly number[] }) {
  const text = useTexts(reportTexts);
  const navigate = useNavigate();
  const { of, id, year } = address;
  return (
    <Field.Root w="auto" flexDirection="row" alignItems="center" gap="2">
      <Field.Label>{text.year}</Field.Label>
      <NativeSelect.Root size="sm" w="28">
        <NativeSelect.Field
          value={year}
          onChange={(event) =>
            void navigate(adminPaths.yearlyReport(of, id, Number(event.target.value)), {
              state: { keepFocus: true },
            })
          }
        >
          {yearsToChoose(years, year).map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <ChevronDownIcon />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </Field.Root>
  );
}

type ActionsProps = { address: ReportAddress; onPrint: () => void };

function Actions({ address, onPrint }: ActionsProps) {
  const text = useTexts(reportTexts);
  const language = wireLanguage[useLanguage()];
  const [makeLink, { loading }] = useYearlyReportLinkMutation();
  const onDownload = async () => {
    try {
      const { data } = await makeLink({ variables: { ...address, language } });
      if (data) saveFrom(data.yearlyReportLink);
    } catch (failure) {
      notify({ kind: 'error', title: text.failed, description: toAppError(failure).message });
    }
  };
  return (
    <Flex gap="3" wrap="wrap">
      <Button size="sm" onClick={() => void onDownload()} loading={loading}>
        <DownloadIcon /> {text.download}
      </Button>
      <Button size="sm" variant="outline" colorPalette="neutral" onClick={onPrint}>
        {text.print}
      </Button>
    </Flex>
  );
}

type Props = ActionsProps & {
  years: readonly number[];
  /** True if the report has contents to download or print. */
  full: boolean;
};

/** The bar above a report on screen: the link back, its language and year, and the download and print buttons. */
export function ReportBar({ address, years, full, onPrint }: Props) {
  const text = useTexts(reportTexts);
  return (
    <Container as="section" aria-label={text.acts} pt="4" pb="3" css={hideInPrint}>
      <Flex justify="space-between" align="center" gap="4">
        <BackLink to={paths.dashboard()}>{text.back}</BackLink>
        <LanguageSwitch color="fg.muted" py="2" />
      </Flex>
      <Flex justify="space-between" align="center" columnGap="6" rowGap="3" wrap="wrap">
        <YearChoice address={address} years={years} />
        {full && <Actions address={address} onPrint={onPrint} />}
      </Flex>
    </Container>
  );
}
