/**
 * A hidden field that tells password managers whose new password the form is for. Empty if only the link in a mail
 * identifies the user.
 */
export const UsernameField = ({ value = '' }: { value?: string }) => (
  <input type="text" autoComplete="username" value={value} readOnly hidden />
);
