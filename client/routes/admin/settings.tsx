import { SettingsScreen } from '../../features/settings/settings-screen';

/** What staff set for the whole site. */
export function Component() {
  return <SettingsScreen />;
}
