// The language of a part. The build makes each part once in each language, with that language's file in this place.
export * from './messages/en.ts';
