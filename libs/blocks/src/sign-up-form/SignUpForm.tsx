import type { BlockOf } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import styles from './SignUpForm.module.css';

/**
 * The sign-up form of a plan, under its title. Where nothing fills the slot, or the plan cannot be joined, there is no
 * title without a form either.
 */
export function SignUpForm({ block, context }: BlockProps<BlockOf<'sign-up-form'>>): ReactElement | null {
  const { signUp: SignUp } = context.slots;
  if (!SignUp || context.plans?.includes(block.subscriptionType) === false) return null;
  const Title = block.blockTitle ? 'h3' : 'h2';
  return (
    <div className={styles['form']}>
      {block.title && <Title>{block.title}</Title>}
      <SignUp subscriptionType={block.subscriptionType} blockId={block.idd} />
    </div>
  );
}

export const signUpFormBlock = defineView(SignUpForm, { heading: 'beside' });
