/** The call that has what the institution says about the sections; it comes with a wizard that is opened, too. */
export const HELP_CALL = 'GET /Disclaimer';
