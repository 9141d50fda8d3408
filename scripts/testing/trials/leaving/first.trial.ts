import { leavesMuch } from './leaves-much.js';

leavesMuch();
