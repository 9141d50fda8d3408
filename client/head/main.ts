import { keepTranslatedTexts } from '../lib/translated-texts';
import { startColorMode } from '../theme/color-mode-start';
import { notePageUse } from './detect-first-interaction';
import { holdPresses } from './queue-early-presses';
import { goWhereRemembered } from './remembered-address';
import { startScripts } from './start-scripts';

// Scripts in the head of every page, before anything is painted.
startColorMode();
goWhereRemembered();
keepTranslatedTexts();
notePageUse();
holdPresses();
startScripts();
