import type { FastifyInstance } from 'fastify';
import { mountLogin } from '../access/loginRoutes';
import { mountAccess } from '../access/routes';
import { createKnownSessions } from '../access/sessions/known';
import { mountSessions } from '../access/sessions/routes';
import { assumeSession, findSession } from '../access/sessions/session';
import { mountSignUp } from '../access/signUp/routes';
import { mountTokens } from '../access/tokens/routes';
import { mountSigningByLink } from '../blocks/declarations/linkRoutes';
import { mountDeclarations } from '../blocks/declarations/routes';
import { mountSigners } from '../blocks/declarations/signerRoutes';
import { mountHandedOverFiles } from '../blocks/documents/handedOver';
import { mountDocuments } from '../blocks/documents/routes';
import { mountWaitingFiles } from '../blocks/documents/waitingRoutes';
import { mountProducts } from '../blocks/products/routes';
import type { SuitabilityData } from '../blocks/suitability/questionnaires';
import { mountSuitability } from '../blocks/suitability/routes';
import { guardCalls } from '../http/gate';
import { readJsonOnly } from '../http/jsonBodies';
import { answerOnce } from '../http/once';
import { refuseUnknownQuery } from '../http/openapi/knownQuery';
import { guardSigned } from '../http/signed/gate';
import { mountLookups } from '../lists/routes';
import { mountAddresses } from '../outside/addresses/routes';
import { createCompanyFinder } from '../outside/companies/findCompany';
import { mountCompanies } from '../outside/companies/routes';
import { mountDrafts } from '../registration/drafts/routes';
import { mountForms } from '../registration/forms';
import { mountHandOver } from '../registration/handOver/routes';
import { mountLacking } from '../registration/lacking';
import { mountLoads } from '../registration/loads';
import { mountPrivacy } from '../registration/privacy/routes';
import { mountReceipt } from '../registration/receipt';
import type { Registrations } from '../registration/registrations';
import { mountRenewal } from '../registration/renewal/routes';
import { mountReturned } from '../registration/review/returned';
import { mountReview } from '../registration/review/routes';
import { mountWizards } from '../registration/routes';
import { mountSectionLines } from '../registration/sectionLines';
import { mountSettings } from '../settings/routes';
import { mountBlankForms } from '../sheet/blank/routes';
import { mountCopies } from '../sheet/copy/routes';
import { createSheetDrawer } from '../sheet/ownSheet';
import { mountSheet } from '../sheet/routes';

/** What the portal calls. */
export function mountApi(api: FastifyInstance, registrations: Registrations, suitability: SuitabilityData): void {
  const { services, lists } = registrations;
  const findCompany = createCompanyFinder(services);
  const draw = createSheetDrawer(registrations);
  api.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  readJsonOnly(api);
  const known = createKnownSessions();
  guardCalls(api, (token, asked) => {
    const assumed = asked.mayAssume ? assumeSession(services, token, asked, known) : undefined;
    return assumed ?? findSession(services, token, asked, known);
  });
  answerOnce(api, services);
  mountAccess(api, services);
  mountSessions(api, services);
  mountLogin(api, services);
  mountTokens(api, services);
  mountSignUp(api, services, findCompany);
  mountCompanies(api, services, findCompany);
  mountSettings(api, services);
  mountLookups(api, lists);
  mountAddresses(api, services);
  mountDeclarations(api, services);
  mountSigningByLink(api, services);
  mountSigners(api, services);
  mountRenewal(api, registrations);
  mountReturned(api, services);
  mountDocuments(api, services);
  mountWaitingFiles(api, services);
  mountSuitability(api, registrations, suitability);
  mountProducts(api, registrations, suitability.profiles);
  mountLoads(api, registrations);
  mountSheet(api, draw);
  mountBlankForms(api, registrations);
  mountCopies(api, registrations, draw);
  mountPrivacy(api, registrations);
  mountLacking(api, registrations);
  mountSectionLines(api, registrations);
  mountReceipt(api, registrations);
  mountForms(api, registrations);
  mountDrafts(api, registrations);
  mountWizards(api, registrations);
}

/** What other systems call, each call signed. */
export function mountIntegration(scope: FastifyInstance, registrations: Registrations): void {
  const { services } = registrations;
  guardSigned(scope, services);
  refuseUnknownQuery(scope);
  answerOnce(scope, services);
  mountHandOver(scope, registrations);
  mountHandedOverFiles(scope, services);
  mountReview(scope, registrations);
}
