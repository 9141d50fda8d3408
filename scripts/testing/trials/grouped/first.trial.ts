import { leavesMuch } from './leaves-much';

leavesMuch();
