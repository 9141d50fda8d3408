/**
 * Tells password managers whose new password the form is for; nobody sees it. Empty where only the link in a mail says
 * whose it is.
 */
export const UsernameField = ({ value = '' }: { value?: string }) => (
  <input type="text" autoComplete="username" value={value} readOnly hidden />
);
