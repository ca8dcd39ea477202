import type { BlockOf } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import styles from './SignUpForm.module.css';

export function SignUpForm({ block, context }: BlockProps<BlockOf<'sign-up-form'>>): ReactElement | null {
  const { signUp: SignUp } = context.slots;
  if (!SignUp) return null;
  const Title = block.blockTitle ? 'h3' : 'h2';
  return (
    <div className={styles['form']}>
      {block.title && <Title>{block.title}</Title>}
      <SignUp subscriptionType={block.subscriptionType} blockId={block.idd} />
    </div>
  );
}

export const signUpFormBlock = defineView(SignUpForm, {
  heading: 'beside',
  // There is no form for plans that visitors cannot join.
  isShown: ({ subscriptionType }, { slots, plans }) =>
    slots.signUp !== undefined && plans?.includes(subscriptionType) !== false,
});
