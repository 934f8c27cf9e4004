/**
 * Reports as people and bots write them, in groups of near-duplicates: the same words with another time, number, greeting,
 * typing error or word. A group of one is a report that is like none of the others, though some come near. All of a set is of
 * one kind about one page.
 */
export const TUNED_ON: readonly (readonly string[])[] = [
  [
    'The renewal fee shown is from 2025; the ORC counter in Kumasi asked for another amount.',
    'The renewal fee shown is from 2025, the ORC counter in Kumasi asked for another amount!',
    'Hello, the renewal fee shown is from 2025; the ORC counter in Kumasi asked for a different amount.',
    'the renewal fee shwon is from 2025. the orc counter in kumasi asked for another amount',
  ],
  ['The renewal fee shown is right, but the ORC counter in Kumasi is at another address now.'],
  [
    'Timeout after 30000 ms calling check_business_name_availability at 2026-11-20T10:14:03Z, request 7f3a9c21',
    'Timeout after 30000 ms calling check_business_name_availability at 2026-11-20T11:02:44Z, request 99b0cd7e',
    'Timeout after 45000 ms calling check_business_name_availability at 2026-11-21T00:00:01Z, request 0a0a17fe',
  ],
  ['check_business_name_availability answered in time but said nothing about the second name I gave it'],
  [
    'Name check says Adom Ventures is similar to Adom Enterprise, but they are not the same business.',
    'Name check says Adom Ventures is similar to Adom Enterprises, but they are not the same business',
    'The name check says "Adom Ventures" is similar to "Adom Enterprise" but they are not the same business.',
  ],
  ['Name check says Nyame Bekyere Fashion is similar to Nyame Ye Fashion; customers mix them up all the time.'],
  [
    'I run a small food stall and the assistant told me to register a company limited by shares. A sole proprietorship would do.',
    'I run a small food stall and the assistant told me to register a company limited by shares, a sole proprietorship would do!!',
    'I run a small food joint and the assistant told me to register a company limited by shares. A sole proprietorship would do.',
  ],
  [
    'I run a small food stall and the assistant told me to register a partnership although I work alone. That is wrong.',
  ],
  ['Link to the ORC portal is broken', 'link to the orc portal is broken.', 'Link to ORC portal is broken'],
  ['Link to the GRA portal is broken'],
  ['Page gives 404', 'page gives 404!', 'Page gives 404 '],
  ['Page gives 500'],
  ['Please add Twi', 'please add Twi.', 'Pls add Twi'],
  ['Please add Ewe'],
  [
    'Screen reader does not announce the error under the name field on the check page.',
    'Screen reader doesn\u2019t announce the error under the name field on the check page',
    'The screen reader does not announce the error under the name field on the check page. NVDA 2024.4, Firefox 132.',
  ],
  ['Screen reader does not announce the results of the name check, only that they are loading.'],
  [
    'Mepa wo kyɛw, me din no mmaa wɔ register no mu, nanso me de akyerɛw fi 2019.',
    'Mepa wo kyew, me din no mmaa wo register no mu, nanso me de akyerew fi 2019',
    'Mepa wo kyɛw, me din no mmaa wɔ register no mu nanso me de akyerɛw firi 2019.',
  ],
  ['Mepa wo kyɛw, mepɛ sɛ mesesa me din wɔ register no mu, nanso menhu kwan.'],
  [
    'I no fit see the price for partnership, the page just dey load',
    'I no fit see the price for partnership, the page just dey load load',
    'i no fit see price for partnership the page just dey load',
  ],
  ['I no fit see the form for partnership, the button no dey work'],
  [
    'Wrong answer: the annual return for a company limited by guarantee is due when? You say 18 months, my lawyer says 12.',
    'Wrong answer: annual return for a company limited by guarantee is due when? You say 18 months, my lawyer says 12 months.',
  ],
  ['Wrong answer: the annual return for a branch of a foreign company is missing, my lawyer says it exists.'],
  ['Great tool', 'Great tool!'],
  ['Great tool but slow'],
  ['test', 'Test', 'test.'],
  ['tests fail'],
];

/** Only to report: nothing was chosen by these. */
export const REPORTED_ON: readonly (readonly string[])[] = [
  [
    'The start page for a partnership shows the fee of a limited company.',
    'The start page for a partnership shows the fee of a limited company (seen 21/11/2026 08:15).',
    'the start page for partnership shows the fee of a limited company',
    'Hi team, the start page for a partnership shows the fee of a limited company. Thanks.',
  ],
  ['The start page for a partnership does not show any fee on a phone.'],
  [
    'recommend_registration_entity returned INTERNAL twice for purpose "sell shea butter online" (trace 8c1d77e0-3b52-4a11-9d0e-5f2f4cc0aa11)',
    'recommend_registration_entity returned INTERNAL twice for purpose "sell shea butter online" (trace 0b9e3f64-18c7-4f6c-8a2d-71c1b6ad0c3e)',
    'recommend_registration_entity returned INTERNAL 3 times for purpose "sell shea butter online" (trace 55a9aa12-0000-4c4c-9b9b-123456789abc)',
  ],
  ['recommend_registration_entity returned a church for purpose "sell anointing oil online", that is a shop'],
  [
    'My registered business Kwaku Ananse Logistics is not in your register although I have the certificate.',
    'My registered business Kwaku Ananse Logistics is not in your register, although i have the certificate',
    'My registered bussiness Kwaku Ananse Logistics is not in your register although I have the certifcate.',
  ],
  ['My registered business Efua Sutherland Drama Studio is in your register twice, once with the wrong spelling.'],
  [
    'The calendar reminder for my renewal has the wrong date, it is one day early.',
    'The calendar reminder for my renewal has the wrong date. It is one day early. I use Google Calendar.',
    'Calendar reminder for my renewal has wrong date, it is one day early',
  ],
  ['The calendar reminder for my renewal has no time zone, so it rings at night.'],
  [
    'Contrast of the grey text is too low',
    'contrast of the gray text is too low',
    'Contrast of the grey text is too low.',
  ],
  ['Contrast of the green button is too low'],
  ['Cannot copy the name', 'Can not copy the name', 'cannot copy the name!!!'],
  ['Cannot copy the link'],
  [
    'Suggestion: let me download the list of options as a PDF so that I can show it to my partners at church.',
    'Suggestion: let me download the list of options as PDF so that I can show it to my partners at the church.',
    'let me download the list of options as a PDF so that I can show it to my partners at church',
  ],
  ['Suggestion: let me send the list of options by WhatsApp so that my partners can see it.'],
  [
    'SERVICE_UNREACHABLE since 09:10, all five tools, base URL https://portal.example/api, 14 attempts',
    'SERVICE_UNREACHABLE since 09:40, all five tools, base URL https://portal.example/api, 52 attempts',
  ],
  ['STORE_UNAVAILABLE since 09:10, only the feedback tool, all the others answer'],
  [
    'Abeg the thing say my name dey available but ORC reject am. Na so una dey do?',
    'Abeg the thing say my name dey available but ORC reject am, na so una dey do??',
    'Abeg the thing say my name dey available but ORC don reject am. Na so una dey do?',
  ],
  ['Abeg the thing say my name no dey available but ORC accept am sharp sharp.'],
  ['Enyo ŋutɔ, gake nyemete ŋu kpɔ ga si woxena la o.', 'Enyo ŋuto, gake nyemete ŋu kpo ga si woxena la o'],
  ['Keyboard focus is lost after pressing Check', 'keyboard focus lost after pressing "Check"'],
  ['Keyboard focus is not visible in the dark theme'],
  ['wrong', 'Wrong!'],
  ['wrong number'],
  ['Very helpful, thank you', 'very helpful thank you', 'Very helpful, thanks'],
  ['Not helpful, thank you'],
];
