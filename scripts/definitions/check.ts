/** `npm run definitions -- check [folder]`: what `npm run schemas:check` says. */
import '../schemasCheck';
