/** Something that whoever runs the command has to mend; the message is for him. */
export class Refused extends Error {}
