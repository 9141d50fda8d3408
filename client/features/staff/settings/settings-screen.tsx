import { Box } from '@chakra-ui/react';
import { boundFields } from '../../../editing/bound-field';
import { RecordEditor } from '../../../editing/record-editor';
import { RecordState } from '../../../editing/record-state';
import { MoneyField } from '../../../forms/money-field';
import { RecordTimeline } from '../../../history/record-timeline';
import { TimelineCard } from '../../../history/timeline-card';
import { formatMoney } from '../../../lib/format';
import { ScreenHeader } from '../../../ui/page-section';
import { SectionCard } from '../../../ui/section-card';
import { useSiteSettingsQuery } from './settings.generated';
import { settingsFields, settingsHistory } from './settings-fields';
import { settingsOf, settingsStore } from './settings-store';

const hint = 'Leave blank to show the total from completed sales.';

/** The screen on which staff change the settings of the whole site (R284, A113). */
export function SettingsScreen() {
  const result = useSiteSettingsQuery();
  const { data } = result;
  return (
    <RecordState
      record={data && settingsOf(data)}
      result={result}
      missing={{ recordLabel: 'page', action: null }}
    >
      {(settings) => (
        <RecordEditor
          fields={settingsFields}
          store={settingsStore}
          record={settings}
          recordLabel="settings page"
          header={() => (
            <ScreenHeader
              title="Settings"
              lead={
                data &&
                `The home page currently shows ${formatMoney(data.impactSummary.contributions)} in contributions.`
              }
            />
          )}
          below={
            <TimelineCard>
              <RecordTimeline store={settingsStore} record={settings} words={settingsHistory} />
            </TimelineCard>
          }
        >
          {(form) => (
            <SectionCard
              title="Home page"
              description="Shown on the home page and anywhere we show total contributions."
            >
              <Box maxW="md">
                <MoneyField {...boundFields(settingsFields, form)('contributions')} hint={hint} />
              </Box>
            </SectionCard>
          )}
        </RecordEditor>
      )}
    </RecordState>
  );
}
