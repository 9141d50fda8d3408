import { useNavigate } from 'react-router';
import {
  inLanguage,
  languageOf,
  rememberLanguage,
  useLanguage,
  withoutLanguage,
} from '../../../lib/language';

/**
 * Opens a page of this site in the current language. Pages that exist only in English are loaded by the browser, which
 * remembers the language for the way back.
 */
export function useOpenPage(): (path: string) => Promise<void> {
  const language = useLanguage();
  const navigate = useNavigate();
  return async (path) => {
    const address = inLanguage(language, path);
    if (languageOf(address) === language) {
      await navigate(withoutLanguage(address), { replace: true });
      return;
    }
    rememberLanguage(language);
    window.location.replace(address);
  };
}
