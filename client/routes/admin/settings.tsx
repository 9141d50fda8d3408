import { SettingsScreen } from '../../features/settings/settings-screen';

/** The settings of the whole site, for staff. */
export function Component() {
  return <SettingsScreen />;
}
