import { keepTranslatedTexts } from '../lib/translated-texts';
import { startColorMode } from '../theme/color-mode-start';
import { detectFirstInteraction } from './detect-first-interaction';
import { queueEarlyPresses } from './queue-early-presses';
import { redirectToRemembered } from './remembered-address';
import { startScripts } from './start-scripts';

// Scripts in the head of every page, before anything is painted.
startColorMode();
redirectToRemembered();
keepTranslatedTexts();
detectFirstInteraction();
queueEarlyPresses();
startScripts();
