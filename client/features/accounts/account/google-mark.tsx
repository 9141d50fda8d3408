import { chakra } from '@chakra-ui/react';

/** Google's logo in its own colours, as Google's branding rules for such buttons require. */
export const GoogleMark = () => (
  <chakra.svg viewBox="0 0 24 24" boxSize="1.25em" flexShrink="0" aria-hidden>
    <path
      fill="#4285f4"
      d="M23.7 12.3c0-.8-.1-1.6-.2-2.3H12.2v4.5h6.5c-.3 1.5-1.1 2.7-2.4 3.6v3h3.8c2.3-2.1 3.6-5.2 3.6-8.8Z"
    />
    <path
      fill="#34a853"
      d="M12.2 24c3.3 0 6-1.1 8-2.9l-3.9-3c-1.1.7-2.4 1.2-4.1 1.2-3.1 0-5.8-2.1-6.7-5h-4v3.1c2 3.9 6 6.6 10.7 6.6Z"
    />
    <path fill="#fbbc05" d="M5.5 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8l4-3.1Z" />
    <path
      fill="#ea4335"
      d="M12.2 4.8c1.8 0 3.4.6 4.6 1.8l3.5-3.5C18.2 1.2 15.5 0 12.2 0 7.5 0 3.5 2.7 1.5 6.6l4 3.1c.9-2.8 3.6-4.9 6.7-4.9Z"
    />
  </chakra.svg>
);
