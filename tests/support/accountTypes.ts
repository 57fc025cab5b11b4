/** For tests of pieces that read the declared types of customers without the index of the definitions. */
import declared from '../../schemas/types.json';
import { rememberAccountTypes } from '../../src/api/accountTypes';

rememberAccountTypes(declared.types);
