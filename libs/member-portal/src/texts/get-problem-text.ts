import type { MemberProblem } from '../identity/problem.ts';
import type { MemberTexts } from './member-texts.ts';

export function getProblemText(problem: MemberProblem, texts: MemberTexts): string {
  if (problem === 'wrong-login') return texts.wrongLoginText;
  return problem === 'expired-link' || problem === 'used-link'
    ? texts.expiredLinkText
    : texts.problems[problem];
}
