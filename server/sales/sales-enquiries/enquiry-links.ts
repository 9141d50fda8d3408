import type { Config } from '../../platform/config/config.js';

/** Returns the address of an enquiry. `config.publicUrl` has no trailing slash. */
export const enquiryUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>, id: number) =>
  `${publicUrl}/admin/salesEnquiry/${id}`;

/** Returns the address of an enquiry by way of the sign-in page, for mail readers who are signed out. */
export const enquirySignInUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>, id: number) =>
  `${publicUrl}/login/${encodeURIComponent(`/admin/salesEnquiry/${id}`)}`;
