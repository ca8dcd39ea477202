import { describe, expect, it } from 'vitest';
import { renderBlock } from '../blocks/render-block.fixture.tsx';
import { html } from '../cards/card.fixture.ts';
import { contactForm } from './contact-form.fixture.ts';

const page = renderBlock(contactForm);

describe('a contact form in HTML', () => {
  it('has its title, description, every field and the editor’s button label', () => {
    expect(page).toContain('<h2');
    expect(page).toContain('Every letter is answered by a person');
    for (const { label } of contactForm.fields) expect(page).toContain(label);
    expect(page).toMatch(/<button[^>]*type="submit"[^>]*>Send the letter<\/button>/);
  });

  it('begins with the values that its editor gave the fields [3.2.4]', () => {
    const filledIn: Record<string, string> = {
      ...{ name: 'Anna', email: 'anna@post.example', about: 'journal', words: 'Dear house', copy: '1' },
    };
    const render = (values: Record<string, string>) =>
      renderBlock({
        ...contactForm,
        fields: contactForm.fields.map((field) => ({ ...field, value: values[field.name] ?? '' })),
      });
    const form = render(filledIn);
    expect(form).toMatch(/<input[^>]* value="Anna"/);
    expect(form).toMatch(/<input[^>]* value="anna@post\.example"/);
    expect(form).toMatch(/<option[^>]* selected=""[^>]*>The journal<\/option>/);
    expect(form).toMatch(/<textarea[^>]*>Dear house<\/textarea>/);
    expect(form).toMatch(/<input[^>]*type="checkbox"[^>]* checked=""/);
    expect(render({})).not.toMatch(/ checked=""|selected=""[^>]*>The /);
  });

  it('keeps the links in its description [2.4.34]', () => {
    const description = html('Or <a href="/people">ring one of us</a>');
    expect(renderBlock({ ...contactForm, description })).toMatch(
      /<p class="[^"]+">Or <a href="\/people">ring one of us<\/a><\/p>/,
    );
  });

  it('selects the right keyboards and enables autofill', () => {
    expect(page).toMatch(/<input[^>]*type="email"[^>]*/);
    expect(page).toMatch(/autocomplete="email"[^>]*type="email"/i);
    expect(page).toMatch(/autocomplete="name"/i);
  });

  it('shows the email address to write to if JavaScript is off', () => {
    expect(page).toMatch(/<noscript>.*need JavaScript.*mailto:house@wayleave.example.*<\/noscript>/);
  });

  it('never puts the text into a URL', () => {
    expect(page).toMatch(/<form[^>]* method="dialog"/);
  });

  it('has no style attribute, and hides its honeypot from screen readers and the keyboard', () => {
    expect(page).not.toContain('style=');
    expect(page).toMatch(/aria-hidden="true"><label>Website<input[^>]*tabindex="-1"/i);
  });
});
