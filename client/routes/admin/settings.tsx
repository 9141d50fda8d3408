import { SettingsScreen } from '../../features/staff/settings/settings-screen';

/** The settings of the whole site, for staff. */
export function Component() {
  return <SettingsScreen />;
}
