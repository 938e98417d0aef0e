import {
  PUBLIC_FIREBASE_API_KEY,
  PUBLIC_FIREBASE_APP_ID,
  PUBLIC_FIREBASE_AUTH_DOMAIN,
  PUBLIC_FIREBASE_PROJECT_ID,
} from 'astro:env/client';
import { initializeApp, type FirebaseApp } from 'firebase/app';

/** One Firebase app per name; all share the project and the key. */
export function openFirebaseApp(name?: string): FirebaseApp {
  const options = {
    apiKey: PUBLIC_FIREBASE_API_KEY,
    appId: PUBLIC_FIREBASE_APP_ID,
    authDomain: PUBLIC_FIREBASE_AUTH_DOMAIN,
    projectId: PUBLIC_FIREBASE_PROJECT_ID,
  };
  return initializeApp(options, name);
}
