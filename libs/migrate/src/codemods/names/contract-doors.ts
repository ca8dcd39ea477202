import type { Codemod } from '../codemod.ts';
import { changeNames } from './change-names.ts';
import { derived, gone, moved } from './name-change.ts';

const contract = '@guildhall/api-contract';

const changes = [
  ...moved(contract, {
    [`${contract}/contact`]:
      'contactRequestSchema ContactRequest contactResponseSchema ContactField contactLimits countCharacters maxContactResponseMs hasText',
    [`${contract}/email`]: 'isEmailAddress isReachableAddress',
    [`${contract}/errors`]:
      'apiErrorCodes apiErrorSchema ApiErrorCode toApiErrorResponse apiFailures defaultRetryAfterS ApiFailure',
    [`${contract}/invoice`]:
      'maxLines sdocRequestSchema SdocRequest sdocResponseSchema sdocResultSchema SdocResponse',
    [`${contract}/members`]:
      'readBearer toBearerHeader cpsRequestSchema cpsResponseSchema loginLinkRequestSchema maxNameLength memberEmailRequestSchema memberNameRequestSchema openLinkRequestSchema sessionRequestSchema sessionTokenRequestSchema openLinkResponseSchema sessionResponseSchema sessionTokenResponseSchema SessionTokenResponse memberEntryQuerySchema memberEntryResponseSchema memberStatusRequestSchema memberStatusResponseSchema MemberStatusResponse hasAccessIn memberStatuses MemberStatus passwordMailRequestSchema portalLogoutRequestSchema',
    [`${contract}/requests`]: 'defaultBodyLimit getBodyLimit',
    [`${contract}/responses`]: 'parseResponse ResponseOf ResponseSchema successResponseSchema',
    [`${contract}/shop`]: 'scaResponseSchema scaRequestSchema ScaResponse',
    [`${contract}/signup`]:
      'bankTransferRequestSchema bankTransferResponseSchema BankTransferResponse createCcuRequestSchema CcuOrder CcuRequest ccuResponseSchema CcuResponse HostedPage joinStatusRequestSchema joinStatusResponseSchema JoinStatusResponse joinMails joinStatuses JoinMail JoinStatus maxReturnPath signUpRefusalCodes toKnownRefusal SignUpRefusal SignUpRefusalCode nameCountries listCountries signUpCountries SignUpCountry isSignUpFieldPath signUpFields signUpLimits signUpPartNames SignUpField SignUpFieldName SignUpFieldPath SignUpPart listRequiredPartNames findSignUpProblems SignUpPartValues SignUpProblem SignUpValues plansResponseSchema PlanPrice',
  }),
  ...derived(
    contract,
    { ContactResponse: 'ReturnType<typeof contactResponseSchema>' },
    `${contract}/contact`,
  ),
  ...derived(contract, { ApiErrorResponse: 'ReturnType<typeof toApiErrorResponse>' }, `${contract}/errors`),
  ...derived(
    contract,
    {
      CpsRequest: 'InferInput<typeof cpsRequestSchema>',
      CpsResponse: 'ReturnType<typeof cpsResponseSchema>',
      LoginLinkRequest: 'InferInput<typeof loginLinkRequestSchema>',
      MemberEmailRequest: 'InferInput<typeof memberEmailRequestSchema>',
      MemberNameRequest: 'InferInput<typeof memberNameRequestSchema>',
      OpenLinkRequest: 'InferInput<typeof openLinkRequestSchema>',
      SessionRequest: 'InferInput<typeof sessionRequestSchema>',
      OpenLinkResponse: 'ReturnType<typeof openLinkResponseSchema>',
      SessionResponse: 'ReturnType<typeof sessionResponseSchema>',
      MemberEntryResponse: 'InferInput<typeof memberEntryResponseSchema>',
      PasswordMailRequest: 'InferInput<typeof passwordMailRequestSchema>',
    },
    `${contract}/members`,
  ),
  ...derived(
    contract,
    { SuccessResponse: 'ReturnType<typeof successResponseSchema>' },
    `${contract}/responses`,
  ),
  ...derived(contract, { ScaRequest: 'InferInput<typeof scaRequestSchema>' }, `${contract}/shop`),
  ...derived(
    contract,
    {
      FieldProblem: "Extract<SignUpProblem, { name: unknown }>['problem']",
      PlansResponse: 'ReturnType<typeof plansResponseSchema>',
    },
    `${contract}/signup`,
  ),
  ...gone(contract, {
    contactFieldTypes:
      'contactFieldTypes is no longer exported: write the type as text, which ContactField of @guildhall/api-contract/contact checks.',
    'countryCodes isCountryFor':
      'The list of all countries is no longer exported: use listCountries of @guildhall/api-contract/signup.',
    'cprLength findFieldProblem isCpr':
      'Single fields are no longer checked from outside: use findSignUpProblems of @guildhall/api-contract/signup.',
  }),
];

/** The contract's one door has become one for each subject. */
export const contractDoors: Codemod = {
  name: 'contract-doors',
  version: '0.1.0',
  note: '@guildhall/api-contract has a door for each subject: /contact, /email, /errors, /invoice, /members, /requests, /responses, /shop and /signup.',
  change: (site) => changeNames(site, changes),
};
